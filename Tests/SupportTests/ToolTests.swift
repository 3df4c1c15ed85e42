import Foundation
import Testing

@testable import TestSupport

struct ToolTests {
  @Test func saysHowToGetAMissingTool() {
    let tool = Tool(name: "The loom", path: "/nowhere/loom")
    #expect(!tool.isThere)
    #expect {
      try tool.find()
    } throws: { error in
      "\(error)" == "The loom is missing: run Scripts/fetch-tools.sh"
    }
  }

  @Test func aClassPathIsThereWhenAllOfItIs() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write("", to: "one.jar").path
    #expect(Tool(name: "jars", path: one).isThere)
    #expect(Tool(name: "jars", path: "\(one):\(one)").isThere)
    #expect(!Tool(name: "jars", path: "\(one):\(one)x").isThere)
  }

  @Test func knowsThePackage() {
    #expect(FileManager.default.fileExists(atPath: PackageRoot.file("Package.swift").path))
    #expect(FileManager.default.fileExists(atPath: PackageRoot.buildFolder.path + "/Modules"))
  }
}
